/** Written by the `report-file` plugin while the site is built. */
declare module '@generated/report-file/default/report.json' {
  const value: {readonly file: string; readonly bytes: number};
  export default value;
}
