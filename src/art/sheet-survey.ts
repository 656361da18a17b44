import {bar, color, sheet} from './lib/sheet';
import {shape} from './lib/svg';

/** The school's own questionnaire: questions with their answers. */
export default function draw(): string {
  return sheet(
    ...[0, 1, 2].flatMap((question) => {
      const y = 58 + question * 40;
      return [
        bar(44, y, 96, 1),
        ...[0, 1, 2, 3].map((answer) =>
          answer === (question * 2 + 1) % 4
            ? shape('circle', {cx: 52 + answer * 26, cy: y + 20, r: 8, fill: color(5)})
            : shape('circle', {
                cx: 52 + answer * 26,
                cy: y + 20,
                r: 7,
                fill: 'none',
                stroke: 'var(--ce-linea-fuerte)',
                'stroke-width': 2,
              }),
        ),
      ];
    }),
  );
}
