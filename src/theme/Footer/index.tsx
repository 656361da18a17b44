// Replaced: the closing call, the ecosystem of twelve, contact and legal links.
export {default} from '@site/src/components/layout/SiteFooter';
