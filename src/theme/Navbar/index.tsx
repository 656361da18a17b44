// Replaced: disclosure menus, drawer and search button of our own, complete without scripts.
export {default} from '@site/src/components/layout/SiteHeader';
