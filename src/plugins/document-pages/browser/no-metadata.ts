/** Stands in for what Docusaurus knows of a page: its head, dates and neighbours are in the HTML. */
export default {};
