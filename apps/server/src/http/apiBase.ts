/** Base path of every call. */
export const API_BASE = '/CM-API';
