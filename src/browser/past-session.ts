/*
 * Inline on a page that announces a session: nobody may have published since it ended, and saved copies
 * are older still. Marks what has passed; its style sheet does the rest.
 */
addEventListener('DOMContentLoaded', () => {
  document.querySelectorAll<HTMLElement>('[data-ends]').forEach(({dataset}) => {
    if (Number(dataset['ends']) < Date.now()) dataset['past'] = '';
  });
});
