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
import { lazyPartTexts } from './lazyPart.texts';
import * as S from './lazyPart.styles';

type AnyPart = (props: never) => ReactNode;
type PropsOf<Part extends AnyPart> = Parameters<Part>[0] & object;

/** A component whose code is loaded when it is first needed. */
export type LazyPart<Part extends AnyPart> = Part & {
  /** Loads it beforehand, so that it is drawn at once. A failure shows when it is needed. */
  preload(): void;
};

export interface LazyPartOptions<Props> {
  /** What is drawn meanwhile. @default a turning ring */
  waiting?: (props: Props) => ReactNode;
  /**
   * What is drawn when it could not be loaded. @default that it failed, and a button to try again
   */
  failed?: () => ReactNode;
  /** Surrounds the ring, and the word that it failed. @default nothing */
  frame?: (props: Props, content: ReactNode) => ReactNode;
  /**
   * Whether it takes the focus from the button that opened its panel when it comes late, as it
   * would have had it in time. @default false
   */
  takesFocus?: boolean;
}

/**
 * Makes a component of one that is loaded when it is first needed. Should that fail, it says so and
 * can be tried again.
 */
export function lazyPart<Part extends AnyPart>(
  load: () => Promise<Part>,
  options: LazyPartOptions<PropsOf<Part>> = {},
): LazyPart<Part> {
  // A generic part stays one: what is made has the very signature of what is loaded.
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
    // Decided once: going over to the loaded one later would draw it anew, without its state.
    const [Loaded] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    if (Loaded) return <Loaded {...props} />;
    const tryAgain = () => {
      Awaited = lazy(fetchPart);
      setAttempt(attempt + 1);
    };
    return (
      <ErrorBoundary
        resetKey={attempt}
        fallback={() => failed?.() ?? frame(props, <Failed onRetry={tryAgain} />)}
      >
        <Suspense fallback={waiting?.(props) ?? frame(props, <Waiting />)}>
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

/**
 * Stands behind what came late, and gives its first control the focus, unless that has gone
 * elsewhere meanwhile.
 */
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
