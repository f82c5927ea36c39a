import { CHINA_HOLIDAYS, workCalendarOf } from '../../../api/src';

/** The working calendar of China. */
export const china = workCalendarOf(CHINA_HOLIDAYS);
