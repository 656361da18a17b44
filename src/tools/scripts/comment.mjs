import {commentText, MARK} from './comment-text.mjs';

// `comment RUN`: writes or updates the comment of the pull request that a run of the checks belongs to. It runs
// on GitHub from `main`, with a token that may write comments, so it asks GitHub for all it tells: the number
// of the pull request, what the jobs noted, where the preview is. It opens no file that the run has left.

const {GITHUB_API_URL, GITHUB_REPOSITORY, GH_TOKEN} = process.env;

async function api(path, method = 'GET', body) {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
    method,
    headers: {authorization: `Bearer ${GH_TOKEN}`, accept: 'application/vnd.github+json'},
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json();
}

const run = await api(`actions/runs/${Number(process.argv[2])}`);
const head = run.head_repository;
const branch = encodeURIComponent(`${head.owner.login}:${run.head_branch}`);
// The run of a commit that is not the last one any more has nothing to tell.
const pull = (await api(`pulls?state=open&head=${branch}`)).find(
  (one) => one.head.sha === run.head_sha && one.head.repo?.id === head.id,
);

if (pull) {
  const {jobs} = await api(`actions/runs/${run.id}/jobs?per_page=100`);
  const {artifacts} = await api(`actions/runs/${run.id}/artifacts?name=vista-previa-del-sitio`);
  const text = commentText({
    run: {url: run.html_url, conclusion: run.conclusion},
    head: {url: head.html_url, name: head.full_name, branch: run.head_branch},
    jobs: await Promise.all(
      jobs.map(async ({id, name, html_url: url, conclusion}) => ({
        ...{name, url, conclusion},
        annotations: await api(`check-runs/${id}/annotations`),
      })),
    ),
    preview: artifacts[0] && `${run.html_url}/artifacts/${artifacts[0].id}`,
  });
  const comments = await api(`issues/${pull.number}/comments?per_page=100`);
  const own = comments.find(({user, body}) => user.type === 'Bot' && body.startsWith(MARK));
  if (own) await api(`issues/comments/${own.id}`, 'PATCH', {body: text});
  else await api(`issues/${pull.number}/comments`, 'POST', {body: text});
}
