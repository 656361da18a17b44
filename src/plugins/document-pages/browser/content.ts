export {Content as default} from './frames';
