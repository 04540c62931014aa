/** A site that follows its sources: after a change it is what a new build would make, and only what is asked for is made. */
import type { Spec } from '@gradcert/spec';
import { liveScript } from '../bundle/scripts';
import { forgetTemplates } from '../parts/templates';
import type { SiteSources } from '../context';
import { siteOf, type Site } from '../site';
import type { SiteFile } from '../site-file';

export interface LiveSources extends Omit<SiteSources, 'spec'> {
  /** Reads the entries. */
  readonly load: () => Spec;
}

/** On served pages alone. */
const LIVE = 'assets/live.js';

export class LiveSite {
  private site: Site;
  private spec: Spec;

  /** @throws SpecLoadError where an entry is broken. */
  constructor(private readonly sources: LiveSources) {
    this.spec = sources.load();
    this.site = this.made();
  }

  private made(): Site {
    const { root, own, measurements = [] } = this.sources;
    return siteOf({ spec: this.spec, root, ...(own && { own }), measurements });
  }

  /**
   * The sources changed. Where they are broken the site stays what it was.
   * @param entries whether entries did
   * @throws SpecLoadError where an entry is broken.
   */
  refresh(entries: boolean): void {
    if (entries) this.spec = this.sources.load();
    forgetTemplates();
    this.site = this.made();
  }

  /** The HTML of a page; undefined where there is none of that path. */
  page(path: string): string | undefined {
    return this.site.page(path)?.html;
  }

  /** Any other file. */
  async file(path: string): Promise<SiteFile | undefined> {
    if (path === LIVE) return (await liveScript())[0];
    const group = this.site.groups.find(({ has }) => has.test(path));
    const files = await group?.files();
    return files?.find((file) => file.path === path);
  }
}
