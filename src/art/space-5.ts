import {drawSpace} from './lib/spaces';

export default (): string => drawSpace(4);
