/** What of the request's page comes after its heading, in one file. */
export { Content } from './content.tsx';
export { HowItGoes } from './how-it-goes.tsx';
