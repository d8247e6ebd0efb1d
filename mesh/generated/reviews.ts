// Architecture review API. Generated from mesh/reviews.yaml: do not edit.
export type LensName = string;

export type NamePrefix = string;

export type ReportFormat = "PDF" | "JSON" | (string & {});

export interface ConsolidatedReport {
  /** One for each workload; with JSON only. */
  readonly Metrics?: readonly WorkloadMetric[];
  /** The document, which can be several megabytes; with PDF only. */
  readonly Base64String?: string;
  /** Absent or empty at the end. */
  readonly NextToken?: string;
}

export interface WorkloadMetric {
  readonly MetricType?: MetricType;
  readonly RiskCounts?: RiskCounts;
  /** 32 hexadecimal digits. */
  readonly WorkloadId?: string;
  readonly WorkloadName?: string;
  readonly WorkloadArn?: string;
  readonly UpdatedAt?: Timestamp;
  readonly Lenses?: readonly LensMetric[];
  readonly LensesAppliedCount?: number;
}

export type MetricType = "WORKLOAD" | (string & {});

export interface LensMetric {
  readonly LensArn?: string;
  readonly Pillars?: readonly PillarMetric[];
  readonly RiskCounts?: RiskCounts;
}

export interface PillarMetric {
  readonly PillarId?: string;
  readonly RiskCounts?: RiskCounts;
  readonly Questions?: readonly QuestionMetric[];
}

export interface QuestionMetric {
  readonly QuestionId?: string;
  readonly Risk?: Risk;
  readonly BestPractices?: readonly BestPractice[];
}

export interface BestPractice {
  readonly ChoiceId?: string;
  readonly ChoiceTitle?: string;
}

export type Risk = "UNANSWERED" | "HIGH" | "MEDIUM" | "NONE" | "NOT_APPLICABLE" | (string & {});

/** How many questions stand at each risk, by its word. A count of zero may be left out. */
export type RiskCounts = Readonly<Record<string, number>>;

export interface LensPage {
  readonly LensSummaries?: readonly Lens[];
  /** Absent or empty at the end. */
  readonly NextToken?: string;
}

export interface Lens {
  readonly LensArn?: string;
  /** A short word for official lenses; otherwise an ARN. */
  readonly LensAlias?: string;
  readonly LensName?: string;
  readonly LensType?: LensType;
  readonly Description?: string;
  readonly CreatedAt?: Timestamp;
  readonly UpdatedAt?: Timestamp;
  readonly LensVersion?: string;
  /** An account's 12 digits. */
  readonly Owner?: string;
  readonly LensStatus?: LensStatus;
}

/** VENDOR_OFFICIAL and AWS_OFFICIAL mean the same; a server knows one of them. */
export type LensType = "VENDOR_OFFICIAL" | "AWS_OFFICIAL" | "CUSTOM_SHARED" | "CUSTOM_SELF" | (string & {});

export type LensStatusFilter = "ALL" | "DRAFT" | "PUBLISHED" | (string & {});

export type LensStatus = "CURRENT" | "NOT_CURRENT" | "DEPRECATED" | "DELETED" | "UNSHARED" | (string & {});

export interface ShareInvitationPage {
  readonly ShareInvitationSummaries?: readonly ShareInvitation[];
  /** Absent or empty at the end. */
  readonly NextToken?: string;
}

/** Only the names and identifiers that fit ShareResourceType are filled. */
export interface ShareInvitation {
  /** 32 hexadecimal digits. */
  readonly ShareInvitationId: string;
  /** An account's 12 digits. */
  readonly SharedBy?: string;
  /** An account, an organisation or a unit of one. */
  readonly SharedWith?: string;
  readonly PermissionType?: PermissionType;
  readonly ShareResourceType?: ShareResourceType;
  readonly WorkloadName?: string;
  readonly WorkloadId?: string;
  readonly LensName?: string;
  readonly LensArn?: string;
  readonly ProfileName?: string;
  readonly ProfileArn?: string;
  readonly TemplateName?: string;
  readonly TemplateArn?: string;
}

export interface WorkloadAnswer {
  readonly Workload: Workload;
}

export interface Workload {
  /** 32 hexadecimal digits. */
  readonly WorkloadId: string;
  readonly WorkloadArn?: string;
  readonly WorkloadName?: string;
  readonly Description?: string;
  readonly Environment?: WorkloadEnvironment;
  readonly UpdatedAt?: Timestamp;
  readonly AccountIds?: readonly string[];
  readonly AwsRegions?: readonly string[];
  readonly NonAwsRegions?: readonly string[];
  readonly ArchitecturalDesign?: string;
  /** A name or an address. */
  readonly ReviewOwner?: string;
  readonly ReviewRestrictionDate?: Timestamp;
  readonly IndustryType?: string;
  readonly Industry?: string;
  readonly Notes?: string;
  readonly ImprovementStatus?: ImprovementStatus;
  readonly RiskCounts?: RiskCounts;
  /** Ids of pillars. */
  readonly PillarPriorities?: readonly string[];
  /** Aliases of lenses. */
  readonly Lenses?: readonly string[];
  /** An account's 12 digits. */
  readonly Owner?: string;
}

export type WorkloadEnvironment = "PRODUCTION" | "PREPRODUCTION" | (string & {});

export type ImprovementStatus = "NOT_APPLICABLE" | "NOT_STARTED" | "IN_PROGRESS" | "COMPLETE" | "RISK_ACKNOWLEDGED" | (string & {});

export type PermissionType = "READONLY" | "CONTRIBUTOR" | (string & {});

export type ShareResourceType = "WORKLOAD" | "LENS" | "PROFILE" | "TEMPLATE" | (string & {});

/** Seconds since 1970 with fractions; a server of another kind writes an RFC 3339 string. */
export type Timestamp = number | string;

export interface Failure {
  readonly Message?: string;
  /** Of a signature that failed. */
  readonly message?: string;
  readonly Reason?: ValidationReason;
  /** With ValidationException. */
  readonly Fields?: readonly FieldNotice[];
  /** With ConflictException. */
  readonly ResourceId?: string;
  /** With ConflictException. */
  readonly ResourceType?: string;
  /** With ThrottlingException. */
  readonly QuotaCode?: string;
  /** With ThrottlingException. */
  readonly ServiceCode?: string;
}

/** With ValidationException. */
export type ValidationReason = "UNKNOWN_OPERATION" | "CANNOT_PARSE" | "FIELD_VALIDATION_FAILED" | "OTHER" | (string & {});

export interface FieldNotice {
  readonly Name?: string;
  readonly Message?: string;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** Risks of every workload, as figures or as a document. */
  getConsolidatedReport: { args: {
    /** JSON fills `Metrics`, PDF fills `Base64String`. */
    Format: ReportFormat;
    /** Counts in the workloads that others share with the caller. */
    IncludeSharedResources?: boolean | null;
    /** Goes on where the page with this token ended. */
    NextToken?: string | null;
    /** Workloads a page; fewer are allowed than in the other listings. */
    MaxResults?: number | null;
  }; optional: false; answer: ConsolidatedReport; item: WorkloadMetric };
  /** Lenses that the caller may use. */
  listLenses: { args: {
    /** The lens of this name, which must be whole. */
    LensName?: LensName | null;
    /** Lenses of this type only. */
    LensType?: LensType | null;
    /** Lenses in this state only; not the words that a lens itself carries. */
    LensStatus?: LensStatusFilter | null;
    /** Goes on where the page with this token ended. */
    NextToken?: string | null;
    /** Rows a page. */
    MaxResults?: number | null;
  }; optional: true; answer: LensPage; item: Lens };
  /** Invitations to share that wait for the caller. */
  listShareInvitations: { args: {
    /** Invitations to share this kind of thing only. */
    ShareResourceType?: ShareResourceType | null;
    /** Workloads whose name begins so. Never together with another prefix. */
    WorkloadNamePrefix?: NamePrefix | null;
    /** Lenses whose name begins so. Never together with another prefix. */
    LensNamePrefix?: NamePrefix | null;
    /** Profiles whose name begins so. Never together with another prefix. */
    ProfileNamePrefix?: NamePrefix | null;
    /** Templates whose name begins so. Never together with another prefix. */
    TemplateNamePrefix?: NamePrefix | null;
    /** Goes on where the page with this token ended. */
    NextToken?: string | null;
    /** Rows a page. */
    MaxResults?: number | null;
  }; optional: true; answer: ShareInvitationPage; item: ShareInvitation };
  /** A workload with the state of its review. */
  getWorkload: { args: {
    /** The workload's id. */
    WorkloadId: string;
  }; optional: false; answer: WorkloadAnswer; item: never };
}
