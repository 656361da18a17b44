import type {Expert} from '../data/types';

/** Address of an expert's page: changing the name in the data changes it everywhere. */
export function expertRoute({nameSlug, id}: Pick<Expert, 'nameSlug' | 'id'>): string {
  return `/${nameSlug}-profile-${id}`;
}
