/** Stands in for the list of routes: the browser knows only the page that it is on. */
export default [];
