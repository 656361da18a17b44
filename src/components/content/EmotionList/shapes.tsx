import type {ReactNode} from 'react';

/**
 * One comic balloon an emotion, on a 72 unit grid: the balloon's outline says how it feels. Keys are
 * the ids of `emotions` in `src/data/programme.yaml`.
 */
export const balloons: Record<string, ReactNode> = {
  rabia: (
    <>
      <path d="M36 5l6 11 13-7-3 14 15 2-10 10 11 9-14 3 4 14-14-5-6 12-7-11-12 7 2-14-15-1 9-11-11-9 14-4-4-14 14 4z" />
      <path d="M24 31l9 5M48 31l-9 5M27 46h18" />
    </>
  ),
  miedo: (
    <>
      <path d="M12 32c2-3 0-6 3-8s3-7 8-7 6-5 11-4 7-3 11 0 8 1 10 5 6 5 6 9 4 6 2 10 0 7-4 9-4 6-9 6-6 5-11 3l-10 12-1-13c-5 1-7-3-10-5s-6-4-6-8-2-6 0-9z" />
      <path d="M25 35q2.5-5 5 0t5 0 5 0 5 0 4 0" />
    </>
  ),
  tristeza: (
    <>
      <path d="M36 10c16 0 26 8 26 19s-10 18-24 19L24 62l2-15C16 45 10 38 10 29c0-11 10-19 26-19z" />
      <path d="M27 23c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM42 27h10M42 36h7" />
    </>
  ),
  verguenza: (
    <>
      <path
        d="M36 8c16 0 26 8 26 20S52 48 38 48L24 62l2-15C16 45 10 38 10 28 10 16 20 8 36 8z"
        strokeDasharray="5 6"
      />
      <circle cx="36" cy="28" r="8" className="spot" />
    </>
  ),
  rechazo: (
    <>
      <path d="M20 14c9 0 14 5 14 12S29 38 22 38l-9 9 1-10C9 35 6 31 6 26c0-7 5-12 14-12z" />
      <path
        d="M54 26c8 0 12 4 12 11 0 5-3 9-7 10l1 10-9-9c-6 0-10-4-10-11 0-6 5-11 13-11z"
        strokeDasharray="5 6"
      />
      <path d="M43 10L31 62" />
    </>
  ),
  ansiedad: (
    <>
      <path d="M36 8c16 0 26 8 26 20S52 48 38 48L24 62l2-15C16 45 10 38 10 28 10 16 20 8 36 8z" />
      <path d="M37 28a3 3 0 0 1-5 2c-3-3 0-9 5-9 6 0 10 5 9 10-1 6-8 9-14 7-7-2-10-9-7-15 3-7 11-9 18-7" />
    </>
  ),
  frustracion: (
    <>
      <path d="M10 12h52v36H38L24 62V48H10z" />
      <path d="M18 30h16M34 22v16M54 30H42M47 25l-5 5 5 5" />
    </>
  ),
};
