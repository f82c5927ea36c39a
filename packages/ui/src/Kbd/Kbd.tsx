import { useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Kbd.styles';
import { keyNames, type KeyPlatform } from './model/keyNames';
import { thisMachine } from './thisMachine';

export interface KbdProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'> {
  /** Keys joined by "+", such as "Mod+Shift+K". `Mod` is Command on a Mac and Ctrl elsewhere. */
  keys: string;
  /** Keyboard to show. @default that of this machine */
  platform?: KeyPlatform | undefined;
}

/**
 * A key or a shortcut, to be read. Renders a `<kbd>` with one `<kbd>` per key. It binds nothing.
 */
export function Kbd({ keys, platform, ...rest }: KbdProps) {
  const machine = useSyncExternalStore(subscribe, thisMachine, () => 'other' as const);
  return (
    <S.Root dir="ltr" {...rest}>
      {keyNames(keys, platform ?? machine).map((key) => (
        <S.Key key={key.spoken}>
          <span aria-hidden>{key.shown}</span>
          <VisuallyHidden>{`${key.spoken} `}</VisuallyHidden>
        </S.Key>
      ))}
    </S.Root>
  );
}

/** The platform never changes. */
const subscribe = () => () => {};
