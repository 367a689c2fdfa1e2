/** What stands around every page and comes to life after it, in one file. */
export { ConnectionSign } from './connection-sign.tsx';
export { PhoneBar } from './default/phone-bar.tsx';
export { SecondaryBar } from './default/secondary-bar.tsx';
export { SmallFooter } from './small-footer.tsx';
