import type { ReactNode } from 'react';
import type { PermissionRule } from './isPermitted';
import { usePermission } from './usePermission';

export type PermissionProps = PermissionRule & { children: ReactNode };

/** Renders its children for readers who have one of the permissions, and nothing for others. */
export function Permission({ children, ...rule }: PermissionProps) {
  return usePermission(rule) && children;
}
