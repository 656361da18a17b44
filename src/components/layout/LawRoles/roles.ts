import type {LawRole} from '@site/src/data/front-matter';

/** Whom a reader may be, as the address has it (`?rol=docente`). */
export const ROLES: readonly {readonly id: LawRole; readonly label: string; readonly of: string}[] = [
  {id: 'director', label: 'Dirección', of: 'a la dirección'},
  {id: 'docente', label: 'Docente', of: 'a docentes'},
  {id: 'familia', label: 'Familia', of: 'a las familias'},
];
