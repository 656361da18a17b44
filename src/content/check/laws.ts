import {DataError, type Problem} from '../../data/problems';
import {readLawFiles} from '../../plugins/site-laws';

/** What would stop the build when it reads the two law pages and the official text. */
export function checkLaws(root: string): readonly Problem[] {
  try {
    readLawFiles(root);
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.problems;
    throw error;
  }
}
