/** Files and folders of the project, by their paths. */
export declare const packageContents: readonly string[]
