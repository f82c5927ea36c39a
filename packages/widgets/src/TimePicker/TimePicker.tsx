import { useTexts } from '@mingjian/ui';
import { Clock } from 'lucide-react';
import { useClock } from '../internal/calendar/useClock';
import { PickerField, type PickerOptions } from '../internal/calendar/PickerField';
import { textReading } from '../internal/calendar/useTypedText';
import { readTime } from '../internal/time/model/readTime';
import { inPrecision } from '../internal/time/model/times';
import { timeTexts } from '../internal/time/time.texts';
import { useTimeRules, type TimeRules } from '../internal/time/useTimeRules';
import { stepText } from './stepText';
import { TimePanel } from './TimePanel';

export interface TimePickerProps extends PickerOptions, TimeRules {
  /** The time as `HH:mm`, `null` for none. Without it the field is uncontrolled. */
  value?: string | null | undefined;
  /**
   * Called with the new time on blur, Enter or selection. `null` stands for an empty or invalid
   * text.
   */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Whether the time has seconds, as `HH:mm:ss`. @default false */
  seconds?: boolean | undefined;
  /** Minutes between two times of the list. Any time can be typed. @default 30 */
  step?: number | undefined;
  /** The time now as `HH:mm` or `HH:mm:ss`. @default the current time */
  now?: string | undefined;
}

/**
 * One time of the day, typed or selected from a list. Renders a labelled `<input>` and a button:
 * `className` goes to the root, every other prop to the input. For a day with a time use
 * `DateTimePicker`.
 */
export function TimePicker({
  min,
  max,
  timeDisabledReason,
  seconds = false,
  step = 30,
  now,
  placeholder,
  ...options
}: TimePickerProps) {
  const t = useTexts(timeTexts);
  const { reasonOf, limits } = useTimeRules({ min, max, timeDisabledReason });
  const clock = useClock();
  const currentTime = () => inPrecision(now ?? clock.now().slice(11), seconds);
  const read = (text: string) => {
    const { time, problem } = readTime(text, seconds);
    return textReading(time, problem && t[problem], reasonOf);
  };

  return (
    <PickerField
      inputMode="numeric"
      {...options}
      placeholder={placeholder ?? (seconds ? t.secondsPlaceholder : t.timePlaceholder)}
      names={t}
      icon={Clock}
      read={read}
      onStep={(direction, input, { text, setText }) =>
        stepText({ direction, input, text, setText, seconds, min, max, currentTime })
      }
      panel={({ value, setValue, close }) => (
        <TimePanel
          value={value}
          times={{ step, seconds, min, max }}
          currentTime={currentTime}
          reasonOf={reasonOf}
          limits={limits}
          onSelect={setValue}
          close={close}
        />
      )}
    />
  );
}
