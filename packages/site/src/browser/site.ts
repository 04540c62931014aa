/** What every page does beside being read. */
import { offerThemes } from './themes';

offerThemes();
