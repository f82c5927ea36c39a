import type { OpenPages } from '../../shell';
import { LoginPage } from './LoginPage';

/** The login page is not loaded lazily: it is the first thing that most visits show. */
export const openPages: OpenPages = { '/login': LoginPage };
