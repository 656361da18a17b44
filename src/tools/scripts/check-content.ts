import {checkAll} from '../../content/check/preview';
import {formatReport, publishOnGitHub} from '../../content/check/report';

/** Checks every text and every data file in seconds, without building. Exit status 1 with problems. */
const problems = checkAll(process.cwd());
publishOnGitHub(problems);
if (problems.length > 0) console.error(formatReport(problems));
else console.log('Los textos y los datos están bien.');
process.exitCode = problems.length > 0 ? 1 : 0;
