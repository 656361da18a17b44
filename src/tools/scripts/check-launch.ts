import {validateAll} from '../../data/load';
import {formatProvisional, provisionalValues} from '../../data/provisional';

/** Lists every provisional value; exit status 1 while one is left or while the data has problems. */
try {
  validateAll();
  const values = provisionalValues();
  console.log(formatProvisional(values));
  process.exitCode = values.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
