// Replaced: the fallback screen of the specification.
export {default} from '@site/src/components/layout/ErrorScreen';
