/** Loaded by Node before a shop that is photographed, in each of its threads. */
import { shiftClock, shiftSetting } from './shift-clock.ts';

shiftClock(Number(process.env[shiftSetting]));
