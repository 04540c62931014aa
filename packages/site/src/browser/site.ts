/** What every page does beside being read. */
import { offerSearch } from './search';
import { offerThemes } from './themes';

offerThemes();
offerSearch();
