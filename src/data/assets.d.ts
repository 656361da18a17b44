/** Files that the bundler turns into an address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
