import type { FoundPlace } from '@mingjian/api';

/** Returns a place, unless its point is missing: a service lists some without one. */
export function placeAt(
  { id, name, address }: Omit<FoundPlace, 'lng' | 'lat'>,
  location: unknown,
): FoundPlace[] {
  const parts = typeof location === 'string' ? location.split(/[, ]+/) : [];
  const [lng, lat] = parts.map(Number);
  if (parts.length !== 2 || !Number.isFinite(lng) || !Number.isFinite(lat)) return [];
  return [{ id, name, address, lng: lng!, lat: lat! }];
}

/** Returns a text or number of a service; an empty text for `[]`, which AMap has for none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
