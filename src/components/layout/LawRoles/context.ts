import {createContext, useContext} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import type {LawRole} from '@site/src/data/front-matter';

export const ROLES: readonly {readonly id: LawRole; readonly label: string; readonly of: string}[] = [
  {id: 'director', label: 'Dirección', of: 'a la dirección'},
  {id: 'docente', label: 'Docente', of: 'a docentes'},
  {id: 'familia', label: 'Familia', of: 'a las familias'},
];

export type Role = (typeof ROLES)[number];

export const RoleContext = createContext<Role | undefined>(undefined);
export const useRole = (): Role | undefined => useContext(RoleContext);

/** The role in the address (`?rol=docente`); none on the server, whose HTML serves every address. */
export function useRoleFromAddress(): Role | undefined {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const asked = isBrowser ? new URLSearchParams(search).get('rol')?.trim().toLowerCase() : undefined;
  return ROLES.find(({id}) => id === asked);
}
