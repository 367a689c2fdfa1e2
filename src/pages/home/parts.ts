/** What of home comes after what stands at its top, in one file. */
export { CarApart } from '../../components/car-apart/car-apart.tsx';
export { Browse } from './browse.tsx';
export { FindForm } from './find-form.tsx';
