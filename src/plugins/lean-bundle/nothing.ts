/** Stands in for modules of the theme that this site does not use. */
export default {};
