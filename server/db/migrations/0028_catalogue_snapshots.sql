CREATE UNLOGGED TABLE "catalogue_pieces" (
	"sha256" text PRIMARY KEY NOT NULL,
	"brotli" "bytea" NOT NULL,
	"named_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "catalogue_snapshots" (
	"number" integer PRIMARY KEY NOT NULL,
	"lineage" text NOT NULL,
	"manifest" json NOT NULL
);
