import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as S from './Timeline.styles';

export type TimelineTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export interface TimelineItem {
  key: string;
  /** Displayed time: a date, "3 minutes ago". */
  time: string;
  /** The machine-readable time, ISO 8601. */
  dateTime?: string | undefined;
  /** The event and its actor. It also gives the meaning of `tone` in words. */
  title: ReactNode;
  /** Details: a note, a list of changes. */
  content?: ReactNode;
  /** @default 'neutral' */
  tone?: TimelineTone | undefined;
  /** @default a dot */
  icon?: LucideIcon | undefined;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Accessible name of the list: its subject. */
  label: string;
  /** The events, in the order of display. */
  items: readonly TimelineItem[];
}

/** Past events in order. Renders an `<ol>`. For a fixed process use `Steps`. */
export function Timeline({ label, items, ...rest }: TimelineProps) {
  return (
    <S.Root aria-label={label} {...rest}>
      {items.map(({ key, time, dateTime, title, content, tone = 'neutral', icon }) => (
        <S.Item key={key} data-tone={tone}>
          <S.Marker data-dot={!icon || undefined}>{icon && <Icon icon={icon} />}</S.Marker>
          <S.Text>
            <S.Heading>
              <S.Title>{title}</S.Title>
              <S.Time dir="auto" {...(dateTime !== undefined && { dateTime })}>
                {time}
              </S.Time>
            </S.Heading>
            {content != null && <S.Content>{content}</S.Content>}
          </S.Text>
        </S.Item>
      ))}
    </S.Root>
  );
}
