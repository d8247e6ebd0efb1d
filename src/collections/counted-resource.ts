/** A resource of several users, closed after the last. */
export class CountedResource<Resource extends { close(): Promise<void> }> {
  readonly resource: Resource;
  #users = 0;

  constructor(resource: Resource) {
    this.resource = resource;
  }

  use(): void {
    this.#users += 1;
  }

  async leave(): Promise<void> {
    this.#users -= 1;
    if (this.#users === 0) await this.resource.close();
  }
}
