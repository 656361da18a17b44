export {Through as default} from './frames';
