import { apply, number, type Expression } from '../../src';
import type { Random } from './random-programs';

/** A function of a value. */
export function randomFunction(random: Random, self: Expression): Expression {
  switch (random.integer(0, 13)) {
    case 0:
      return apply('exp', self);
    case 1:
      return apply('tanh', self);
    case 2:
      return apply('max', self, number(random.pick([0, 1])));
    case 3:
      return apply(random.pick(['gt', 'ge', 'lt', 'eq'] as const), self, number(random.pick([0, 1])));
    case 4:
      return apply('select', apply('gt', self, number(0)), self, number(random.pick([0, 1])));
    case 5:
      return apply('abs', self);
    case 6:
      return apply('rsqrt', apply('add', apply('multiply', self, self), number(1)));
    case 7:
      return apply('divide', self, apply('add', apply('multiply', self, self), number(2)));
    case 8:
      return apply('min', self, number(random.pick([0, 1])));
    case 9:
      // a softmax-like quotient, with a common exponent at times
      return apply(
        'divide',
        apply('exp', self),
        apply('add', apply('exp', apply('multiply', self, number(random.pick([1, 2])))), apply('exp', self)),
      );
    case 10:
      return apply('log', apply('add', number(1), apply('exp', self)));
    case 11:
      return apply('logistic', apply('add', self, number(random.pick([0, 1]))));
    case 12:
      // an indicator inside of a function and outside
      return apply(
        'multiply',
        apply(random.pick(['gt', 'ge', 'eq'] as const), self, number(0)),
        apply(random.pick(['exp', 'tanh'] as const), apply('max', self, number(0))),
      );
    default:
      return { kind: 'power', base: self, exponent: 2 };
  }
}
