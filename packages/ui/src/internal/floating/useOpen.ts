import { useControllable } from '../state/useControllable';

/** Open state of a floating part. */
export interface OpenProps {
  /** Whether it is open. Without it the part is uncontrolled. */
  open?: boolean | undefined;
  /**
   * Whether it is initially open.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when it requests to open or to close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Returns whether a part is open, and a function that requests a change. */
export function useOpen({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenProps): [boolean, (open: boolean) => void] {
  const [isOpen, setOpen] = useControllable({
    value: open,
    initial: defaultOpen,
    onChange: onOpenChange,
  });
  return [isOpen, (next) => next !== isOpen && setOpen(next)];
}
