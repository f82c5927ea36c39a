import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Alert, Button, ErrorBoundary, Spinner, useTexts } from '@mingjian/ui';
import { useIsClient } from '../useIsClient';
import { lazyPartTexts } from './lazyPart.texts';
import * as S from './lazyPart.styles';

type AnyPart = (props: never) => ReactNode;
type PropsOf<Part extends AnyPart> = Parameters<Part>[0] & object;

/** A component whose code is loaded on first render, and never on a server. */
export type LazyPart<Part extends AnyPart> = Part & {
  /** Loads it early, so that it renders at once. A failure is shown when it renders. */
  preload(): void;
};

export interface LazyPartOptions<Props> {
  /** Renders the placeholder while loading. @default a spinner */
  waiting?: ((props: Props) => ReactNode) | undefined;
  /** Renders the error state. @default a message with a retry button */
  failed?: (() => ReactNode) | undefined;
  /** Wraps the spinner and the default error state. @default nothing */
  frame?: ((props: Props, content: ReactNode) => ReactNode) | undefined;
  /**
   * Whether it takes focus from the button that opened its panel when it loads late, as it would
   * have at once. @default false
   */
  takesFocus?: boolean | undefined;
}

/**
 * Returns a component that loads on first render. A failure shows an error with a retry button. A
 * server renders the placeholder: what is loaded may need a window.
 */
export function lazyPart<Part extends AnyPart>(
  load: () => Promise<Part>,
  options: LazyPartOptions<PropsOf<Part>> = {},
): LazyPart<Part> {
  // The casts keep the signature of the loaded component, which may be generic.
  return makeLazy(
    load as unknown as () => Promise<ComponentType<PropsOf<Part>>>,
    options,
  ) as unknown as LazyPart<Part>;
}

function makeLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed, takesFocus = false, frame = (_, content) => content }: LazyPartOptions<Props>,
) {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => ({ default: (loaded = await load()) });
  let Awaited = lazy(fetchPart);

  function Lazy(props: Props) {
    // Decided on mount: switching to the loaded component later would remount it and lose its
    // state.
    const [Loaded] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const placeholder = () => waiting?.(props) ?? frame(props, <Waiting />);
    if (!useIsClient()) return placeholder();
    if (Loaded) return <Loaded {...props} />;
    const retry = () => {
      Awaited = lazy(fetchPart);
      setAttempt(attempt + 1);
    };
    return (
      <ErrorBoundary
        resetKey={attempt}
        fallback={() => failed?.() ?? frame(props, <Failed onRetry={retry} />)}
      >
        <Suspense fallback={placeholder()}>
          <Awaited {...props} />
          {takesFocus && <TakeFocus />}
        </Suspense>
      </ErrorBoundary>
    );
  }

  return Object.assign(Lazy, {
    preload() {
      fetchPart().catch(() => {});
    },
  });
}

/** Focuses the first control of a part that loaded late, unless focus has moved elsewhere. */
function TakeFocus() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const panel = ref.current?.parentElement;
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement?.getAttribute('aria-expanded') !== 'true') return;
    panel?.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus();
  }, []);
  return <span ref={ref} hidden />;
}

function Waiting() {
  return (
    <S.Waiting>
      <Spinner />
    </S.Waiting>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(lazyPartTexts);
  return (
    <Alert
      tone="danger"
      action={
        <Button size="small" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {t.failed}
    </Alert>
  );
}
