import type {Expert} from '../data/types';

/** Route of an expert's page: `/nombre-apellido-profile-one`. */
export function expertRoute({nameSlug, id}: Pick<Expert, 'nameSlug' | 'id'>): string {
  return `/${nameSlug}-profile-${id}`;
}
