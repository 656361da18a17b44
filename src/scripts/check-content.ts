import {validateAll} from '../data/load';
import {DataError, type Problem} from '../data/problems';
import {checkProject} from '../plugins/content-check';
import {formatReport, publishOnGitHub} from '../plugins/content-check/report';

/** Checks every text and every data file in seconds, without building. Exit status 1 with problems. */

function dataProblems(): readonly Problem[] {
  try {
    validateAll();
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.problems;
    throw error;
  }
}

const problems = [...dataProblems(), ...checkProject(process.cwd())];
publishOnGitHub(problems);
if (problems.length > 0) console.error(formatReport(problems));
else console.log('Los textos y los datos están bien.');
process.exitCode = problems.length > 0 ? 1 : 0;
