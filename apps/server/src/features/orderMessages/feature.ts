import type { Feature } from '../feature';
import './orderEffects';

/** Messages to clients about the course of their orders. */
export const orderMessages: Feature = { name: 'orderMessages', calls: [] };
