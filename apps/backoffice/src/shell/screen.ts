import { createElement, lazy, type ComponentType } from 'react';
import type { Http } from '@mingjian/api';
import type { LoadPaletteSources } from './palette/paletteContribution';

/**
 * Query parameters that identify a tab: a list of their names, or a function that returns them,
 * where one parameter replaces another.
 */
export type TabBy = readonly string[] | ((query: URLSearchParams) => Record<string, string>);

/** A page of the application. */
export interface Screen {
  Page: ComponentType;
  /**
   * Query parameters that, beside the path, make two addresses two tabs.
   * @default every parameter
   */
  tabBy?: TabBy;
  /**
   * Whether the page is mounted anew at each visit of its tab, and keeps nothing in between.
   * @default false
   */
  noCache?: boolean;
}

/** Screens by path. The server's menu decides who reaches which. */
export type Screens = Readonly<Record<string, Screen>>;

/** Props of a page that needs no session. */
export interface OpenPageProps {
  /** A client without a session. */
  http: Http;
}

/** Pages that need no session, by path. */
export type OpenPages = Readonly<Record<string, ComponentType<OpenPageProps>>>;

/** Props of a feature's action in the header. */
export interface HeaderActionProps {
  /** Whether there is space for an icon alone. */
  narrow: boolean;
}

/** Actions of features in the header, in their order. Each decides who sees it. */
export type HeaderActions = readonly ComponentType<HeaderActionProps>[];

/** The parts of a feature that the workspace registers. */
export interface Feature {
  /** Pages by path. */
  pages: Screens;
  /** Actions in the header of every page but the dashboard. @default none */
  headerActions?: HeaderActions;
}

/** The parts of all features. */
export interface WorkspaceParts {
  screens: Screens;
  headerActions: HeaderActions;
  loadPaletteSources: LoadPaletteSources;
}

/** Returns the screen of the component `name`, which `load` imports when it is first shown. */
export function page<Name extends string>(
  load: () => Promise<Record<NoInfer<Name>, ComponentType>>,
  name: Name,
  options: Pick<Screen, 'tabBy' | 'noCache'> = {},
): Screen {
  const Page = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
  return { Page, ...options };
}

/** Returns the screen of a list. Its pages and filters share one tab; each view has its own. */
export function list<Name extends string>(
  load: () => Promise<Record<NoInfer<Name>, ComponentType>>,
  name: Name,
): Screen {
  return page(load, name, { tabBy: ['view'] });
}

/**
 * Returns the open page of the component `name`, which `load` imports when it is first shown. Its
 * calls carry no session.
 */
export function openPage<Name extends string>(
  load: () => Promise<Record<NoInfer<Name>, ComponentType>>,
  name: Name,
): ComponentType<OpenPageProps> {
  return lazy(async () => {
    const [module, { OpenPageFrame }] = await Promise.all([
      load(),
      import('./pages/OpenPageFrame'),
    ]);
    const Page = module[name];
    return {
      default: ({ http }: OpenPageProps) =>
        createElement(OpenPageFrame, { http }, createElement(Page)),
    };
  });
}
