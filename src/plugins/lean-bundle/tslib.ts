/** The one helper of `tslib` that the browser's script uses. The package cannot be cut by the bundler,
 * since `@docusaurus/utils-common` requires it as a whole. */
export const __importDefault = (module: {readonly __esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};
