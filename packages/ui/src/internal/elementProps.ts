/** The props of a component that its element lacks, each of which `elementProps` has to omit. */
export type OwnProps<Props, ElementProps> = Record<Exclude<keyof Props, keyof ElementProps>, true>;

/**
 * Returns the props for a component's element: all but its own. Declare the list as
 * `OwnProps<Props, ComponentPropsWithRef<'div'>>`, so that a missing prop does not compile and
 * never reaches the DOM.
 */
export function elementProps<Props extends object, Own extends Record<string, true>>(
  props: Props,
  own: Own,
): Omit<Props, keyof Own & keyof Props> {
  return Object.fromEntries(
    Object.entries(props).filter(([name]) => !Object.hasOwn(own, name)),
  ) as Omit<Props, keyof Own & keyof Props>;
}
