/**
 * Docusaurus's page (`ssrTemplate`) without its own scripts: of those of the build only the site's one is
 * named, for `src/browser/loader.ts`. What the theme puts before the body's content is left out: an icon that
 * no link uses, and a script that lets an address set the colour mode and any `data-` attribute of the page.
 */
export const PAGE_TEMPLATE = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.filter((script) => /\\/site\\./.test(script)).forEach((script) => { %>
      <meta name="site-script" content="<%= it.baseUrl %><%= script %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>`;
