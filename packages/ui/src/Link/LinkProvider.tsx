import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** A component that renders a link from the props of an `<a>`: `href`, `children`, `ref`, … */
export type LinkComponent = ComponentType<ComponentPropsWithRef<'a'>>;

export interface LinkProviderProps {
  /** The link of the application's router. Define it outside render. */
  component: LinkComponent;
  children: ReactNode;
}

const LinkContext = createContext<LinkComponent | 'a'>('a');

/**
 * Makes every link to a page below it a link of the application's router: those of `Link`,
 * `Breadcrumb`, `SideNav`, `ListItem`, `CardList` and `Menu`. Renders no element. Without it they
 * are `<a>`.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Returns the component of links: the router's, or `a`. */
export function useLinkComponent(): LinkComponent | 'a' {
  return useContext(LinkContext);
}
