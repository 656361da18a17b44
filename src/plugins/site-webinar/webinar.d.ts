/** Written by the `site-webinar` plugin from `webinar.yaml`. */
declare module '@webinar/session.json' {
  const value: import('../../data/types').WebinarSession | null;
  export default value;
}
