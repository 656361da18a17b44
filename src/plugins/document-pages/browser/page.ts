export {ContentWithLayout as default} from './frames';
