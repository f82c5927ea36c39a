import type { Feature } from '../../shell';
import { LoginPage } from './LoginPage';

/** The login page is not loaded lazily: it is the first thing that most visits show. */
export const feature: Feature = { openPages: { '/login': LoginPage } };
