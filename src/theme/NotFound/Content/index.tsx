// Replaced: the court screen with the empty ronda.
export {default} from '@site/src/components/layout/NotFoundScreen';
